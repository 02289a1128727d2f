@echo off
rem Runs Touchstone with the Java that comes with it.
set "lib=%~dp0..\lib"
"%lib%\java\bin\java" -XX:+UseSerialGC -Xmx384m -Dtouchstone.program=touchstone -cp "%lib%\touchstone.jar;%TOUCHSTONE_CLASSPATH%" touchstone.cli.Touchstone %*
